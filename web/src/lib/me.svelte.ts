/** The person at this device. A guest until they want an account. */

import { changeMe, getMe, speakTo } from './api';
import type { Me, MeChange } from './messages';
import { settings } from './settings.svelte';
import { speech } from './speech.svelte';
import type { Language } from './texts';

class Myself {
  known = $state.raw<Me | null>(null);
  offline = $state(false);
  preparing = $state(false); // the server compiles its rules; bots are slower until then

  /** What I am called at a table: by my login where I have said nothing else. */
  get name(): string {
    return this.known?.name || this.known?.account || '';
  }

  private meeting: Promise<void> | null = null;

  /** Ask the server who I am; a first visit makes a guest. */
  meet(): Promise<void> {
    this.meeting ??= this.ask().finally(() => {
      if (this.offline) this.meeting = null;
    });
    return this.meeting;
  }

  private async ask(): Promise<void> {
    speakTo(settings.language);
    try {
      this.known = await getMe();
      this.offline = false;
      this.preparing = this.known.preparing;
      if (this.preparing) void import('./preparing').then(({ awaitReady }) => awaitReady(this));
    } catch {
      this.offline = true;
    }
  }

  async change(change: Partial<MeChange>): Promise<void> {
    this.known = await changeMe(change);
  }

  /** A name given at a table is mine everywhere, unless I have one. */
  async goBy(name: string): Promise<void> {
    const given = name.trim();
    if (!given || !this.known || this.known.name || given === this.known.account) return;
    await this.change({ name: given }).catch(() => undefined);
  }

  async speak(language: Language): Promise<void> {
    await speech.speak(language);
    speakTo(language);
    if (this.known && this.known.language !== language) {
      await this.change({ language }).catch(() => undefined);
    }
  }
}

export const myself = new Myself();
