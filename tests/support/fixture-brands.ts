/**
 * The brands that come with the repository, with their names. Checks know each of them by every mark that it has, its bare
 * id and its name among them, whatever else stands in `brands/`. A brand that somebody adds is known by what nothing but
 * this brand can be: an id such as `chat` is a word of the product.
 */
export const FIXTURE_BRANDS: Readonly<Record<string, readonly [en: string, zh: string]>> = {
  aurora: ['Aurora', '极光'],
  harbor: ['Harbor', '港湾'],
  jade: ['Jade', '翠'],
  lotus: ['Lotus', '莲'],
  saffron: ['Saffron', '藏红'],
};

export const isFixture = (id: string): boolean => Object.hasOwn(FIXTURE_BRANDS, id);
