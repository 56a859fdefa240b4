import { useLocation } from 'react-router';
import { backFrom, parseRegisterPlace, type RegisterPlace, registerPath } from '../../domains/auth/index.ts';
import { useNavigate } from '../../lib/router/useNavigate.ts';
import { useQuery } from '../../lib/router/useQuery.ts';
import { useStores } from '../../lib/stores/stores.ts';
import { useBackGuard } from '../../lib/useBackGuard.ts';

/** Kept with an entry of the history: the step that the entry before it shows. */
interface Trail {
  before?: RegisterPlace['step'];
}

/** The place of the sign-up, and its ways on and back: 3 → 2 → 1 → login by our arrow and by the browser's alike. */
export const useRegisterPlace = () => {
  const query = useQuery();
  const location = useLocation();
  const navigate = useNavigate();
  const { brand } = useStores();
  const place = parseRegisterPlace(query, brand.config.country);
  const trail = (location.state ?? {}) as Trail;
  const comesFromStepBefore = trail.before !== undefined && trail.before === place.step - 1;

  const back = () => {
    const before = backFrom(place);
    if (comesFromStepBefore) navigate(-1);
    else if (before !== undefined) navigate(before, { replace: true, state: trail });
  };

  /** Typing stays on its entry; a step forward is a new one; nobody returns to the form from the success. */
  const move = (next: RegisterPlace) => {
    if (next.step < place.step && comesFromStepBefore) navigate(-1);
    else if (next.step <= place.step || next.step === 4)
      navigate(registerPath(next), { replace: true, state: trail });
    else navigate(registerPath(next), { state: { before: place.step } satisfies Trail });
  };

  const skipsStep = (place.step === 2 || place.step === 3) && !comesFromStepBefore;
  useBackGuard(skipsStep, back);
  return { place, move, back: place.step === 4 ? undefined : back };
};
