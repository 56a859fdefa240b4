import { type ComponentType, createElement, type ReactNode } from 'react';
import { type Loadable, loadableComponent } from '../loadable.ts';
import { useStores } from '../stores/stores.ts';
import { useLoaded } from '../useLoaded.ts';
import type { DomainSlots } from './domain-module.ts';
import type { Domains } from './domains.ts';

type Slots = Map<string, Loadable<ComponentType<object>>>;

/** One of each for a page: the second card of a kind stands at once. */
const known = new WeakMap<Domains, Slots>();

const slotOf = (domains: Domains, name: string): Loadable<ComponentType<object>> => {
  const slots: Slots = known.get(domains) ?? new Map();
  known.set(domains, slots);
  const [domain = '', key = ''] = name.split('/');
  const slot =
    slots.get(name) ??
    loadableComponent(async () => {
      const fetch = (await domains.load(domain)).slots?.[key];
      if (!fetch) throw new Error(`There is no slot ${name}`);
      return (await fetch()) as ComponentType<object>;
    });
  slots.set(name, slot);
  return slot;
};

interface DomainSlotProps<Name extends keyof DomainSlots> {
  /** `<domain>/<slot>` */
  name: Name;
  /** What the domain is handed. */
  props: DomainSlots[Name];
  /** As large as what comes: stands there until then, and stays when nothing comes. */
  fallback: ReactNode;
}

/** What a domain above draws in a place of this one. */
export function DomainSlot<Name extends keyof DomainSlots>({ name, props, fallback }: DomainSlotProps<Name>) {
  const loaded = useLoaded(slotOf(useStores().domains, name));
  return loaded.status === 'ready' ? createElement(loaded.value, props) : fallback;
}
