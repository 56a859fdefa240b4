/** Words in Latin letters, figures and common signs: what a brand's own typefaces have to hold. */
export const LATIN =
  '^[\\u0020-\\u007e\\u00a0-\\u00ff\\u2013\\u2014\\u2018-\\u201d\\u2026\\u00b7\\u20b9\\u00d7\\u2212]+$';
