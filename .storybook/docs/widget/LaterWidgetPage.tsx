import { lazy, Suspense } from 'react';

const WidgetPage = lazy(async () => ({ default: (await import('./WidgetPage')).WidgetPage }));

/** The page of a component's stories, loaded when one is opened: a story needs nothing of it. */
export const LaterWidgetPage = () => (
  <Suspense>
    <WidgetPage />
  </Suspense>
);
