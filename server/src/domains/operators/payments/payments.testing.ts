import { type PaymentScene, startPaymentScene } from '../../payment/payment.testing.ts';
import { addOperator, type OpsBrowser, signedIn } from '../operators.testing.ts';

/** A scene of payments, and the console beside it: `fin` moves points, `mia` may not. */
export interface PaymentDesk extends PaymentScene {
  fin: OpsBrowser;
  mia: OpsBrowser;
}

export const startPaymentDesk = async (): Promise<PaymentDesk> => {
  const scene = await startPaymentScene();
  return {
    ...scene,
    fin: await signedIn(scene.app, await addOperator(scene.app, 'fin', 'finance')),
    mia: await signedIn(scene.app, await addOperator(scene.app, 'mia', 'moderator')),
  };
};
