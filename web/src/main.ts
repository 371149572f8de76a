import { mount } from 'svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import App from './App.svelte';
import { myself } from '$lib/me.svelte';
import { followLinks } from '$lib/router.svelte';
import { followSettings } from '$lib/settings.svelte';
import { speech } from '$lib/speech.svelte';

followSettings();
followLinks();
void myself.meet();
await speech.ready();
mount(App, { target: document.getElementById('app')! });

if ('serviceWorker' in navigator && import.meta.env.PROD) {
  void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
