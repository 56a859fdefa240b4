import { useLocation } from 'react-router';
import {
  backFrom,
  parseRegisterParams,
  type RegisterParams,
  registerPath,
} from '../../domains/auth/index.ts';
import { useNavigate } from '../../lib/router/useNavigate.ts';
import { useQuery } from '../../lib/router/useQuery.ts';
import { useStores } from '../../lib/stores/stores.ts';
import { useBackGuard } from '../../lib/useBackGuard.ts';

/** Kept with an entry of the history: the step that the entry before it shows. */
interface Trail {
  before?: RegisterParams['step'];
}

/** What the address of the sign-up says, and the ways on and back: 3 → 2 → 1 → login by our arrow and by the browser's alike. */
export const useRegisterParams = () => {
  const query = useQuery();
  const location = useLocation();
  const navigate = useNavigate();
  const { brand } = useStores();
  const params = parseRegisterParams(query, brand.config.country);
  const trail = (location.state ?? {}) as Trail;
  const comesFromStepBefore = trail.before !== undefined && trail.before === params.step - 1;

  const back = () => {
    const before = backFrom(params);
    if (comesFromStepBefore) navigate(-1);
    else if (before !== undefined) navigate(before, { replace: true, state: trail });
  };

  /** Typing stays on its entry; a step forward is a new one; nobody returns to the form from the success. */
  const move = (next: RegisterParams) => {
    if (next.step < params.step && comesFromStepBefore) navigate(-1);
    else if (next.step <= params.step || next.step === 4)
      navigate(registerPath(next), { replace: true, state: trail });
    else navigate(registerPath(next), { state: { before: params.step } satisfies Trail });
  };

  const skipsStep = (params.step === 2 || params.step === 3) && !comesFromStepBefore;
  useBackGuard(skipsStep, back);
  return { params, move, back: params.step === 4 ? undefined : back };
};
