/** A server that has just been set up compiles its rules: until it has, the page says so. */

import { json } from './api';
import type { Health } from './messages';

const LOOK = 5000; // milliseconds between questions whether it is ready

export async function awaitReady(server: { preparing: boolean }): Promise<void> {
  while (server.preparing) {
    await new Promise((wake) => setTimeout(wake, LOOK));
    const asked = json<Health>('GET', '/api/health');
    server.preparing = await asked.then((health) => health.preparing, () => server.preparing);
  }
}
