import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { codeFor } from './api.ts';

export type Text = (id: string, values?: Record<string, string | number>) => string;

/** How a text begins, up to its first value: "Like, 12" by `post.like`. */
export const startOf = (t: Text, id: string): RegExp => {
  const [start = ''] = t(id).split('{');
  return new RegExp(`^${start.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
};

/** In a login dialog, which begins with the phone. A finger meets the word; the radio button is for readers and keys. */
export const choosesEmail = async (inside: Page | Locator, t: Text): Promise<void> => {
  const email = inside.getByRole('radio', { name: t('login.email'), exact: true });
  await email.locator('..').click();
  await expect(email).toBeChecked();
};

/** Somebody at a page, who reads the product's texts by their ids. `inside` is where they look: the page, or a dialog. */
export class Visitor {
  readonly page: Page;
  readonly t: Text;
  readonly #request: APIRequestContext;
  readonly #inside: Page | Locator;

  constructor(page: Page, request: APIRequestContext, t: Text, inside: Page | Locator = page) {
    this.page = page;
    this.t = t;
    this.#request = request;
    this.#inside = inside;
  }

  /** The same person, looking at a dialog alone. */
  in(title: string): Visitor {
    const dialog = this.page
      .getByRole('dialog', { name: this.t(title), exact: true })
      .or(this.page.getByRole('alertdialog', { name: this.t(title), exact: true }));
    return new Visitor(this.page, this.#request, this.t, dialog);
  }

  /** What is typed into, not the choice of the same name beside it. */
  field(label: string): Locator {
    return this.#inside
      .getByLabel(this.t(label), { exact: true })
      .and(this.page.locator(':not([type=radio])'));
  }

  async fills(label: string, value: string): Promise<void> {
    await this.field(label).fill(value);
  }

  button(name: string, values?: Record<string, string | number>): Locator {
    const wanted = { name: this.t(name, values), exact: true };
    return this.#inside.getByRole('button', wanted).or(this.#inside.getByRole('link', wanted)).first();
  }

  async presses(name: string, values?: Record<string, string | number>): Promise<void> {
    await this.button(name, values).click();
  }

  async sees(text: string, values?: Record<string, string | number>): Promise<void> {
    await expect(this.#inside.getByText(this.t(text, values), { exact: true }).first()).toBeVisible();
  }

  /** Types the newest code that went to an address. */
  async typesCode(to: string): Promise<void> {
    const code = this.field('register.code');
    await expect(code).toBeVisible();
    await code.fill(await codeFor(this.#request, to));
  }

  /** Digits on our own keys. */
  async taps(digits: string): Promise<void> {
    for (const digit of digits) await this.#inside.getByRole('button', { name: digit, exact: true }).click();
  }

  /** Step 3 of the sign-up. */
  async namesAccount(account: { username: string; password: string; nickname: string }): Promise<void> {
    await this.fills('register.username', account.username);
    await this.fills('register.password', account.password);
    await this.fills('register.confirmation', account.password);
    await this.fills('register.nickname', account.nickname);
    await this.presses('register.submit');
  }

  /** In the login dialog, which begins with the phone. */
  async choosesEmail(): Promise<void> {
    await choosesEmail(this.#inside, this.t);
  }

  /** The login form that is open. */
  async logsIn(identifier: { email: string } | { national: string }, password: string): Promise<void> {
    if ('email' in identifier) await this.fills('login.email', identifier.email);
    else await this.fills('login.phone', identifier.national);
    await this.fills('login.password', password);
    await this.presses('login.submit');
  }
}
