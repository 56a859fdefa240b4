import { useNavigate } from './useNavigate.ts';

/** To where one came from; whoever came by a link has nothing behind them, and goes to `home`. */
export const useBack = (home: string): (() => void) => {
  const navigate = useNavigate();
  const isFirst = ((history.state as { idx?: number } | null)?.idx ?? 0) === 0;
  return () => (isFirst ? navigate(home) : navigate(-1));
};
