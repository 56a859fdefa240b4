import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { watchPresses } from './presses.ts';
import { type Anchor, anchorsOf, restore } from './scroll-anchor.ts';

/** So close to the foot counts as being there; so close to an end asks for what lies beyond it. Pixels. */
const FOOT = 48;
const NEAR = 600;

interface LogScrollOptions {
  /** The foot of the log is the end of the conversation. */
  isLive: boolean;
  /** The message to bring into sight. */
  target: string | undefined;
  onTop: () => void;
  onBottom: () => void;
  /** The end of the conversation has come into sight, or has left it. */
  onFoot: (isAtFoot: boolean) => void;
}

interface LogScroll {
  /** For the box that scrolls; its first child is the content, whose children are rows. */
  ref: RefObject<HTMLDivElement | null>;
  onScroll: () => void;
  toFoot: () => void;
}

/**
 * Keeps a log's place, whatever grows or goes: at the foot it stays at the foot, elsewhere the first row in sight stays
 * where it is, to the fraction of a pixel.
 */
export const useLogScroll = (options: LogScrollOptions): LogScroll => {
  const { isLive, target, onTop, onBottom, onFoot } = options;
  const ref = useRef<HTMLDivElement>(null);
  const isHeld = useRef(true);
  const anchors = useRef<Anchor[]>([]);
  /** How far one could scroll when the place was last looked after: what has grown since is not the person's doing. */
  const length = useRef(0);
  const lastTarget = useRef<string>(undefined);
  /** While something is pressed nothing moves under it: what is let go elsewhere is no press. */
  const pressed = useRef<'no' | 'yes' | 'waited for'>('no');

  const askBeyond = (box: HTMLElement) => {
    if (box.scrollTop < NEAR) onTop();
    if (length.current - box.scrollTop < NEAR) onBottom();
  };

  const hold = (box: HTMLElement) => {
    isHeld.current = isLive && length.current - box.scrollTop < FOOT;
    // What is told of the foot may stand below the log: coming or going, it would move the rows.
    if (pressed.current === 'no') onFoot(isHeld.current);
    else pressed.current = 'waited for';
  };

  const settle = (box: HTMLElement) => {
    if (pressed.current !== 'no') {
      pressed.current = 'waited for';
      return;
    }
    length.current = box.scrollHeight - box.clientHeight;
    if (isHeld.current) box.scrollTop = length.current;
    else {
      restore(box, anchors.current);
      hold(box);
    }
  };

  const onScroll = () => {
    const box = ref.current;
    if (!box) return;
    hold(box);
    anchors.current = isHeld.current ? [] : anchorsOf(box);
    askBeyond(box);
  };

  const toFoot = () => {
    isHeld.current = true;
    onFoot(true);
    if (ref.current) settle(ref.current);
  };

  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    if (target !== undefined && target !== lastTarget.current) {
      isHeld.current = false;
      box.querySelector(`[data-message="${CSS.escape(target)}"]`)?.scrollIntoView({ block: 'center' });
      anchors.current = anchorsOf(box);
    }
    lastTarget.current = target;
    // With the rows themselves, not a frame later: nobody and nothing may find them in another place.
    settle(box);
    askBeyond(box);
  });

  const onResize = useEffectEvent(() => ref.current && settle(ref.current));
  const onRelease = useEffectEvent(() => {
    onResize();
    onFoot(isHeld.current);
  });
  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    // A new row, one that grows, a picture; the keyboard, a growing composer, a turned phone.
    const watcher = new ResizeObserver(onResize);
    watcher.observe(box);
    if (box.firstElementChild) watcher.observe(box.firstElementChild);
    const unwatch = watchPresses(box, (isPressed) => {
      const isLate = pressed.current === 'waited for';
      pressed.current = isPressed ? 'yes' : 'no';
      if (isLate && !isPressed) onRelease();
    });
    return () => {
      watcher.disconnect();
      unwatch();
    };
  }, []);

  return { ref, onScroll, toFoot };
};
