import type { BrandFeatures } from '@livery/contract';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useBrand } from '../domains/brand/index.ts';
import { lazily } from '../lib/lazily.tsx';

const LostPage = lazily(() => import('../pages/lost/LostPage.tsx'), 'LostPage');

interface FeatureGuardProps {
  feature: keyof Pick<BrandFeatures, 'discover' | 'publish'>;
  children: ReactNode;
}

/** A place that the brand has switched off is as unknown as any other address. */
export const FeatureGuard = observer(function FeatureGuard({ feature, children }: FeatureGuardProps) {
  return useBrand().features[feature] ? children : <LostPage />;
});
