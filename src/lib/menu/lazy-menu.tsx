import { type ComponentType, type FunctionComponent, useState } from 'react';
import { type LazilyOptions, lazily } from '../lazily.tsx';
import { overlayFailed } from '../OverlayFailure.tsx';

/** Props as a menu gives them to the button that opens it. */
export interface MenuTriggerProps {
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
  onClick?: () => void;
}

interface LazyMenuOptions extends Pick<LazilyOptions<object>, 'domain'> {
  /** The button that stands alone until the menu is there, which then opens at once (`defaultOpen`) by the same. */
  trigger: ComponentType<MenuTriggerProps>;
}

/** `const MoreMenu = lazyMenu(() => import('./OpenMoreMenu.tsx'), 'OpenMoreMenu', { trigger })`: a menu whose code comes with the first tap. */
export const lazyMenu = <Name extends string, Props extends object>(
  load: () => Promise<Record<Name, FunctionComponent<Props>>>,
  name: Name,
  { trigger: Trigger, domain }: LazyMenuOptions,
) => {
  const isClosed = { 'aria-haspopup': 'menu', 'aria-expanded': false } as const;
  const Opened = lazily<Name, Props & { onClose: () => void }>(load, name, {
    domain,
    fallback: <Trigger {...isClosed} />,
    failed: overlayFailed,
  });
  // biome-ignore lint/correctness/noComponentHookFactories: called once a module, never while rendering.
  return function LazyMenu(props: Props) {
    const [isWanted, setWanted] = useState(false);
    return isWanted ? (
      <Opened {...props} onClose={() => setWanted(false)} />
    ) : (
      <Trigger {...isClosed} onClick={() => setWanted(true)} />
    );
  };
};
