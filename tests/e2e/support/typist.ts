import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any of these screens has. */
const STOPS = 60;

/** Somebody without a mouse: Tab, Enter, Space and letters, nothing else. */
export class Typist {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Goes on by Tab until it has the focus. */
  async reaches(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    for (let stop = 0; stop < STOPS; stop += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.#page.keyboard.press('Tab');
    }
    throw new Error(`No Tab leads to ${target}.`);
  }

  async presses(target: Locator): Promise<void> {
    await this.reaches(target);
    await this.#page.keyboard.press('Enter');
  }

  async types(target: Locator, text: string): Promise<void> {
    await this.reaches(target);
    await this.#page.keyboard.type(text);
  }
}
