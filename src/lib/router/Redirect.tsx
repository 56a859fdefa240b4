import { useEffect } from 'react';
import { useNavigate } from './useNavigate.ts';

/** Whoever is shown this goes on to another place, which takes this one's entry in the history. */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => navigate(to, { replace: true }), [navigate, to]);
  return null;
}
