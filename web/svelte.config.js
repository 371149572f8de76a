import { fileURLToPath } from 'node:url';
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Names of styles are short, and the same wherever the source lies. */
const cssHash = ({ hash, filename }) => `s${hash(filename.replaceAll('\\', '/').replace(root.replaceAll('\\', '/'), '')).slice(-5)}`;

// With runes everywhere: the old way of reactivity would come with the first component that needs none.
export default { preprocess: vitePreprocess(), compilerOptions: { runes: true, cssHash } };
