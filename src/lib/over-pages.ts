import { observable } from 'mobx';
import type { ComponentType } from 'react';

/** What stands over every page once it has been brought, each once: a voice that goes on when its conversation is left. */
export const overPages = observable.set<ComponentType>([], { deep: false });
