/** The covers of all games in one file: the front page shows every one of them. */

import type { Component } from 'svelte';

export const COVERS = import.meta.glob<{ default: Component }>('../../../src/polis/games/*/ui/Cover.svelte', { eager: true });
