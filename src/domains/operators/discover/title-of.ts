import { inLanguage, type Locale, type OpsDiscoverCard } from '@livery/contract';

/** As people of that language read it. */
export const titleOf = ({ titles }: Pick<OpsDiscoverCard, 'titles'>, locale: Locale): string =>
  inLanguage({ 'zh-CN': titles['zh-CN'] || titles.en, en: titles.en || titles['zh-CN'] }, locale);
