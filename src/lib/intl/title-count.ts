import { observable } from 'mobx';

/** How much waits for the person, shown before the page's name: "(3) Aurora", "(99+) Aurora". */
export const titleCount = observable.box(0);
