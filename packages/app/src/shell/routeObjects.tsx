import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router';
import { ComingSoonPage } from '../pages/missing/ComingSoonPage';
import { NotFoundPage } from '../pages/missing/NotFoundPage';
import type { AppRoute } from './appRoute';
import { PageBoundary } from './PageBoundary';
import { PageTitle } from './PageTitle';
import { RequireSession } from './RequireSession';
import { UserGate } from './UserGate';

/** The router's objects for a route table; whatever it does not name gets a helpful page. */
export const routeObjects = (table: readonly AppRoute[]): RouteObject[] => [
  ...table.map((route) => ({ ...objectOf(route), element: guarded(route) })),
  { path: '*', element: <NotFoundPage /> },
];

function objectOf(route: AppRoute): RouteObject {
  const { path, children } = route;
  if (path === '' && !children) return { index: true, element: pageOf(route) };
  const element = route.shell ? <route.shell /> : pageOf(route);
  return children ? { path, element, children: children.map(objectOf) } : { path, element };
}

function pageOf({ title, page: Page = ComingSoonPage }: AppRoute): ReactNode {
  return (
    <>
      <PageTitle title={title} />
      <Page />
    </>
  );
}

/** A whole branch behind the sign-in, its own pieces loading inside. */
function guarded(route: AppRoute): ReactNode {
  const content = <PageBoundary>{route.shell ? <route.shell /> : pageOf(route)}</PageBoundary>;
  if (route.open) return content;
  return (
    <RequireSession>
      <UserGate>{content}</UserGate>
    </RequireSession>
  );
}
