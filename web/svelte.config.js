import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

// The old way of reactivity would come with the first component that needs none.
export default { preprocess: vitePreprocess(), compilerOptions: { runes: true } };
