/** Pixels after which a finger turns the page, or pulls it away. */
const TURN = 64;
const PULL = 110;

export interface Swipes {
  onTurn: (by: 1 | -1) => void;
  /** Downwards. */
  onPull: () => void;
}

/** What a finger meant that has moved so far, in pixels. */
export function swiped({ x, y }: { x: number; y: number }, { onTurn, onPull }: Swipes): void {
  if (Math.abs(x) >= TURN && Math.abs(x) > Math.abs(y)) onTurn(x > 0 ? -1 : 1);
  else if (y >= PULL && y > Math.abs(x)) onPull();
}
