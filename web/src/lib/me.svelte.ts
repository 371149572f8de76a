/** The person at this device. A guest until they want an account. */

import { changeMe, getHealth, getMe, speakTo } from './api';
import type { Me, MeChange } from './messages';
import { settings } from './settings.svelte';
import { speech } from './speech.svelte';
import type { Language } from './texts';

const LOOK = 5000; // milliseconds between questions whether the server is ready

class Myself {
  known = $state.raw<Me | null>(null);
  offline = $state(false);
  preparing = $state(false); // the server compiles its rules; bots are slower until then

  get name(): string {
    return this.known?.name ?? '';
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
      if (this.preparing) void this.awaitReady();
    } catch {
      this.offline = true;
    }
  }

  private async awaitReady(): Promise<void> {
    while (this.preparing) {
      await new Promise((wake) => setTimeout(wake, LOOK));
      this.preparing = await getHealth().then((health) => health.preparing, () => this.preparing);
    }
  }

  async change(change: Partial<MeChange>): Promise<void> {
    this.known = await changeMe(change);
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
