import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatPrefs, parsePrefs } from './prefs.ts';
import { isText, storedValue } from './stored-value.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('a stored value', () => {
  it('keeps a value under its version', () => {
    storedValue('email', 1, isText).write('a@b.example');
    expect(storedValue('email', 1, isText).read()).toBe('a@b.example');
    expect(storedValue('email', 2, isText).read()).toBeUndefined();
  });

  it('reads what somebody broke as absent', () => {
    const email = storedValue('email', 1, isText);
    email.write('a@b.example');
    for (const key of Object.keys(localStorage)) localStorage.setItem(key, '{broken');
    expect(email.read()).toBeUndefined();
    for (const key of Object.keys(localStorage)) localStorage.setItem(key, '42');
    expect(email.read()).toBeUndefined();
  });

  it('survives a browser that denies storage', () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: denied, setItem: denied, removeItem: denied });
    const email = storedValue('email', 1, isText);
    expect(() => email.write('a@b.example')).not.toThrow();
    expect(email.read()).toBeUndefined();
    expect(() => email.clear()).not.toThrow();
  });
});

describe('the cookie of preferences', () => {
  it('comes back as it was written', () => {
    const [pair] = formatPrefs({ locale: 'en', scheme: 'dark', isSignedIn: true }).split(';');
    expect(parsePrefs(`a=1; ${pair}; b=2`)).toEqual({ locale: 'en', scheme: 'dark', isSignedIn: true });
  });

  it('forgets what it does not know', () => {
    const value = encodeURIComponent('l=tlh&s=neon&u=yes');
    expect(parsePrefs(`prefs=${value}`)).toEqual({ isSignedIn: false });
    expect(parsePrefs('')).toEqual({ isSignedIn: false });
  });

  it('stays with its own site, and on secure connections where there is one', () => {
    const attributes = () => formatPrefs({ isSignedIn: false }).split('; ').slice(1);
    vi.stubGlobal('location', { protocol: 'https:' });
    expect(attributes()).toEqual(expect.arrayContaining(['SameSite=Lax', 'Secure']));
    vi.stubGlobal('location', { protocol: 'http:' });
    expect(attributes()).not.toContain('Secure');
  });
});
