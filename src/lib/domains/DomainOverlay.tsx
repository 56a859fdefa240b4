import { createElement, useState } from 'react';
import { loadableComponent } from '../loadable.ts';
import { overlayFailed } from '../OverlayFailure.tsx';
import { useStores } from '../stores/stores.ts';
import { useLoaded } from '../useLoaded.ts';
import type { OverlayProps } from './domain-module.ts';

interface DomainOverlayProps extends OverlayProps {
  /** `<domain>/<overlay>` */
  name: string;
}

/** A dialog or sheet of a domain above the one that opens it. Rendered when it is first wanted. */
export function DomainOverlay({ name, ...props }: DomainOverlayProps) {
  const { domains } = useStores();
  const [overlay] = useState(() =>
    loadableComponent(async () => {
      const [domain = '', key = ''] = name.split('/');
      const fetch = (await domains.load(domain)).overlays?.[key];
      if (!fetch) throw new Error(`There is no overlay ${name}`);
      return fetch();
    }),
  );
  const loaded = useLoaded(overlay);
  if (loaded.status === 'failed') return overlayFailed(loaded.retry, props);
  return loaded.status === 'ready' ? createElement(loaded.value, props) : null;
}
