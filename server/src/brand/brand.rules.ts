import { inLanguage, LOCALES } from '@livery/contract';
import { analyticsFindings } from './analytics.rules.ts';
import { type Advice, hostProblem, linkProblem, mailProblem, ownLinkProblem } from './brand.hosts.ts';
import type { FieldFinding } from './brand.schema.check.ts';
import type { BrandConfig } from './brand.schema.ts';
import { shown } from './brand.words.ts';
import { guestFindings } from './guests.rules.ts';
import { loginFindings } from './login.rules.ts';
import { placeFindings } from './places.rules.ts';

/** Signs without any width: a text of them shows nothing, and one among others cannot be seen or typed again. */
const UNSEEN = /(?!\u200c|\u200d|\ufe0f)\p{Default_Ignorable_Code_Point}/gu;
/** A sign that shows by itself; joiners and marks do not, nor does an empty pattern of Braille. */
const SHOWS = /(?!\p{Default_Ignorable_Code_Point})[^\s\p{Z}\p{C}\p{M}\u2800]/u;

function unseen(text: string, instead: string): Advice | undefined {
  const bare = text.replace(UNSEEN, '').trim();
  if (!SHOWS.test(bare))
    return {
      why: `${shown(text)} shows nothing, so the brand would have no name where this stands`,
      remedy: `write a name, such as ${shown(instead)}`,
      suggestion: instead,
    };
  if (text.replace(UNSEEN, '') === text) return undefined;
  return {
    why: `${shown(text)} has a sign that nobody sees, so people could not type or find it`,
    remedy: `write ${shown(bare)}`,
    suggestion: bare,
  };
}

/** A language may have none of its own. */
const unseenIn = (text: string | undefined, instead: string): Advice | undefined =>
  text === undefined ? undefined : unseen(text, instead);

/** Names and sentences that show nothing. */
function nameFindings({ id, title, tagline }: BrandConfig): FieldFinding[] {
  const name = id.charAt(0).toUpperCase() + id.slice(1);
  return LOCALES.flatMap((locale) => {
    const other = LOCALES.map((each) => (each === locale ? undefined : title[each])).find(
      (text) => text !== undefined && unseen(text, name) === undefined,
    );
    const places = [
      [`title.${locale}`, unseenIn(title[locale], other ?? name)],
      [`tagline.${locale}`, unseenIn(tagline[locale], inLanguage(title, locale))],
    ] as const;
    return places.flatMap(([field, advice]) => (advice === undefined ? [] : [{ field, ...advice }]));
  });
}

/** Links without a name that shows. */
const labelFindings = ({ links = [] }: BrandConfig): FieldFinding[] =>
  links.flatMap(({ label }, at) =>
    LOCALES.flatMap((locale) => {
      const advice = unseenIn(label[locale], 'Imprint');
      return advice ? [{ field: `links[${at}].label.${locale}`, ...advice }] : [];
    }),
  );

/** Hosts, links and addresses that no browser opens. */
function addressFindings({ hosts, legal, support, links = [] }: BrandConfig): FieldFinding[] {
  const places: [field: string, advice: Advice | undefined][] = [
    ...hosts.map((host, at): [string, Advice | undefined] => [`hosts[${at}]`, hostProblem(host)]),
    ...Object.entries(legal).flatMap(([name, texts]) =>
      Object.entries(texts).map(([locale, link]): [string, Advice | undefined] => [
        `legal.${name}.${locale}`,
        linkProblem(link),
      ]),
    ),
    ['support.email', mailProblem(support.email)],
    ['support.url', support.url === undefined ? undefined : linkProblem(support.url)],
    ...links.map(({ url }, at): [string, Advice | undefined] => [`links[${at}].url`, ownLinkProblem(url)]),
  ];
  return places.flatMap(([field, advice]) => (advice === undefined ? [] : [{ field, ...advice }]));
}

/** Rules between fields of `brand.json` that a schema cannot express (decisions.md section 1). */
export function ruleFindings(config: BrandConfig, folder: string): FieldFinding[] {
  const { features, google, captcha } = config;
  const findings: FieldFinding[] = [
    ...nameFindings(config),
    ...addressFindings(config),
    ...labelFindings(config),
    ...placeFindings(config),
    ...guestFindings(config),
    ...analyticsFindings(config),
    ...loginFindings(config),
  ];
  if (config.id !== folder) {
    findings.push({
      field: 'id',
      why: `"${config.id}" is not the name of the folder, and both name the brand`,
      remedy: `write "${folder}"`,
      suggestion: folder,
    });
  }
  if (features.envelopes.minesweeper && features.wallet.withdrawal && config.licence === undefined) {
    findings.push({
      field: 'features.envelopes.minesweeper',
      why: 'a game of chance whose points can be withdrawn may be gambling by law',
      remedy: 'switch features.wallet.withdrawal off, or name the permit in licence',
    });
  }
  if (google.enabled !== features.google) {
    findings.push({
      field: 'features.google',
      why: `it is ${features.google} while google.enabled is ${google.enabled}, so the button and what it does would disagree`,
      remedy: 'give both the same value',
    });
  }
  if (features.captcha && captcha.id === '') {
    findings.push({
      field: 'captcha.id',
      why: 'the captcha is switched on without an id, so nobody could pass it',
      remedy: 'add the id, or switch features.captcha off',
    });
  }
  return findings;
}
