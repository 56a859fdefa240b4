import type { BrandFinding } from '../../../src/brand/brand.findings.ts';
import type { PreviewLook } from '../../../src/infra/infra.ts';
import type { OccasionName } from './occasions/occasions.ts';

/** A screen with its address for a guest, for somebody of the demo content, or for both. */
export interface StudioScreen {
  readonly name: string;
  readonly guest?: string;
  readonly person?: string;
  /** Shown where the brand has that. */
  readonly on?: OccasionName;
  /** Of the product, which a brand may have switched off. */
  readonly feature?: ScreenFeature;
}

export type ScreenFeature = 'discover' | 'publish' | 'withdrawal';

/** Everything that the studio's page shows. */
export interface WorkshopState {
  readonly id: string;
  readonly brands: readonly string[];
  /** Text of those that are text, by path; of others their bytes. */
  readonly files: Readonly<Record<string, string | number>>;
  readonly findings: readonly BrandFinding[];
  /** Files that saving would write or take away. */
  readonly changed: readonly string[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly look: PreviewLook;
  /** What the last call has to say beside. */
  readonly remark?: string;
  /** Screens by brand. */
  readonly screens: Readonly<Record<string, readonly StudioScreen[]>>;
}
