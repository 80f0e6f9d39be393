import type { Locator } from '@playwright/test';

/** Counts what a person does for a task: each click and each field that is filled in is one step. */
export class StepCounter {
  readonly #taken: string[] = [];

  /** The steps so far, in words, for the message of a story that fails. */
  get taken(): readonly string[] {
    return this.#taken;
  }

  async click(what: string, target: Locator): Promise<void> {
    await target.click();
    this.#taken.push(`click ${what}`);
  }

  async type(text: string, field: Locator): Promise<void> {
    await field.fill(text);
    this.#taken.push(`type ${text}`);
  }
}
