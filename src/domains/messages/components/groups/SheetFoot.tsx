import { createContext, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';

const FootContext = createContext<HTMLElement | null>(null);

/** The element at the foot of a sheet of several steps. */
export const SheetFootProvider = FootContext.Provider;

/** What a step has at the foot of its sheet, where it stays while the step scrolls. */
export function SheetFoot({ children }: { children: ReactNode }) {
  const foot = use(FootContext);
  return foot && createPortal(children, foot);
}
