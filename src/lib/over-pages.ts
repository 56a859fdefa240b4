import { observable } from 'mobx';
import type { ComponentType } from 'react';

/** What stands over every page once a domain has brought it: a voice that goes on when its conversation is left. */
export const overPages = observable.box<ComponentType | undefined>(undefined, { deep: false });
