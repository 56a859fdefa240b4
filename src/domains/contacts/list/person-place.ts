import { createContext, use } from 'react';

/** Where a list of people leads. */
export interface PersonPlace {
  hrefOf: (id: string) => string;
  /** Whose page is open beside the list. */
  openId?: string | undefined;
}

const PAGE = '/guest-page/';
const BESIDE = '/friends?person=';

/** A page of its own. */
export const personPage = (id: string): string => PAGE + id;

/** Beside the list of friends, where there is room. */
export const besideFriends = (id: string): string => BESIDE + id;

/** Whose page a row leads to. */
export const personAt = (href: string): string | undefined => {
  const start = [PAGE, BESIDE].find((one) => href.startsWith(one));
  return start && href.slice(start.length);
};

const PlaceContext = createContext<PersonPlace>({ hrefOf: personPage });

export const PersonPlaceProvider = PlaceContext.Provider;
export const usePersonPlace = (): PersonPlace => use(PlaceContext);
