import { lazy, Suspense } from 'react';

const ComponentPage = lazy(() => import('./ComponentPage.tsx'));

/** Comes with the first page of docs: a story alone needs none of it. */
export function DocsPage() {
  return (
    <Suspense>
      <ComponentPage />
    </Suspense>
  );
}
