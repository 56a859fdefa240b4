import axe from 'axe-core';

/** The promise is WCAG 2.2 AA. Contrast of 7:1 is AAA, which no brand's palette is asked for. */
const NOT_PROMISED = ['color-contrast-enhanced'];

/**
 * What only a whole page can have: one `main`, one heading of the first rank, everything inside a landmark. A component
 * alone has none of them; the compositions are pages and are checked for all (`wholePage`).
 */
const OF_A_PAGE = ['bypass', 'landmark-one-main', 'page-has-heading-one', 'region'];

/** Radix' marks at both ends of an overlay: they take focus from the browser only to hand it on. */
export const focusGuards = ['[data-radix-focus-guard]'];

/** Every rule that axe has, experimental, best-practice and obsolete ones too. */
export const everyRule = {
  rules: Object.fromEntries(
    axe
      .getRules()
      .map(({ ruleId }) => [ruleId, { enabled: ![...NOT_PROMISED, ...OF_A_PAGE].includes(ruleId) }]),
  ),
};

/** For tests, which ask for what is wrong alone: axe finds words for every element that it names, right ones too. */
export const onlyViolations = { resultTypes: ['violations' as const] };
