/** Shows a board at a moment of a real game: `board.html?moment=crowded&language=en&theme=dark`. */

import { mount } from 'svelte';
import '../src/styles/fonts.css';
import '../src/styles/tokens.css';
import '../src/styles/base.css';
import Harness from './Harness.svelte';

const asked = new URLSearchParams(location.search);
document.documentElement.dataset['theme'] = asked.get('theme') ?? 'light';
document.documentElement.lang = asked.get('language') ?? 'ru';
mount(Harness, { target: document.getElementById('app')! });
