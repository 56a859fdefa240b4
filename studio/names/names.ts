import { LANGUAGES } from '@livery/contract';
import type { Schema } from '../schema.ts';
import { FIELDS } from './fields.ts';
import { GROUNDS } from './grounds.ts';
import type { Named } from './named.ts';
import { TOKENS } from './tokens.ts';
import { VALUES } from './values.ts';

type Say = (chinese: string, english: string) => string;

/** `links.0.url` → `links.url`: what stands in a list is called alike at each place. */
const shapeOf = (path: string): string => path.replaceAll(/\.\d+(?=\.|$)/g, '');

const lastOf = (path: string): string => path.split('.').at(-1) ?? path;

const languageOf = (path: string): string | undefined =>
  LANGUAGES.find(({ tag }) => tag === lastOf(path))?.name;

/** `feedCard` → Feed card */
const spaced = (key: string): string => {
  const words = key
    .replaceAll(/[._]/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Whether somebody thought of what a field is called; a test asks it of every one. */
export const isNamed = (path: string): boolean =>
  languageOf(path) !== undefined || FIELDS[shapeOf(path)] !== undefined;

/** What a field of `brand.json` is called, in plain words; one that nobody named, by its key. */
export function nameOf(path: string, say: Say): string {
  const [chinese, english] = FIELDS[shapeOf(path)] ?? [];
  return chinese && english ? say(chinese, english) : (languageOf(path) ?? spaced(lastOf(path)));
}

/** What one has to know of a field: as it was written for people, or as its schema has it. */
export function hintOf(path: string, { description }: Schema, say: Say): string | undefined {
  const named = FIELDS[shapeOf(path)];
  // Of a language its name says all.
  if (!named && languageOf(path) !== undefined) return undefined;
  return say(named?.[2] ?? '', named?.[3] ?? description ?? '') || undefined;
}

const valueAt = (path: string, value: string): Named | undefined => VALUES[shapeOf(path)]?.[value];

/** The same of a value of a closed list. */
export const isValueNamed = (path: string, value: string): boolean =>
  valueAt(path, value) !== undefined || languageOf(value) !== undefined;

export function valueName(path: string, value: string, say: Say): string {
  const named = valueAt(path, value);
  return named ? say(named[0], named[1]) : (languageOf(value) ?? spaced(value));
}

export function valueHint(path: string, value: string, say: Say): string | undefined {
  const [, , chinese, english] = valueAt(path, value) ?? [];
  return chinese && english ? say(chinese, english) : undefined;
}

/** What a token is called: `shape.radius.card`, or a colour without its scheme. */
export const isTokenNamed = (path: string): boolean => TOKENS[path] !== undefined;

/** Of one that nobody named the last two words: the last alone says too little. */
export function tokenName(path: string, say: Say): string {
  const named = TOKENS[path];
  return named ? say(named[0], named[1]) : spaced(path.split('.').slice(-2).join(' '));
}

const PATH = /(?<![\w./])[a-z]+(?:\.[a-zA-Z]+)+(?![\w/])/g;

/** What the doctor says, with colours and sizes called as they are here instead of by their paths. */
export const plainly = (sentence: string, say: Say): string =>
  sentence.replaceAll(PATH, (path) => {
    const named = TOKENS[path] ?? GROUNDS[path];
    return named ? `“${say(named[0], named[1])}”` : path;
  });
