/** Notices of the browser for somebody who looks elsewhere. */

import { settings } from './settings.svelte';

/** Ask once whether the browser may show notices. */
export async function askToNotify(): Promise<boolean> {
  if (!('Notification' in globalThis)) return false;
  return (await Notification.requestPermission()) === 'granted';
}

export function notify(title: string, text: string): void {
  if (!settings.notify || !document.hidden || !('Notification' in globalThis)) return;
  if (Notification.permission !== 'granted') return;
  try {
    const notice = new Notification(title, { body: text, icon: '/icon.svg', tag: 'turn' });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Some phones only allow this from a service worker.
  }
}
