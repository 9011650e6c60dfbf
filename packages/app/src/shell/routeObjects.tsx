import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router';
import { NotFoundPage } from '../page/NotFoundPage';
import { PageBoundary } from '../page/PageBoundary';
import { PageTitle } from '../page/PageTitle';
import type { AppRoute } from './appRoute';
import { RequireSession } from './RequireSession';
import { UserGate } from './UserGate';

/** The router's objects for a route table; whatever it does not name gets a helpful page. */
export const routeObjects = (table: readonly AppRoute[]): RouteObject[] => [
  ...table.map((route) => ({ ...objectOf(route), element: guarded(route) })),
  { path: '*', element: <NotFoundPage /> },
];

function objectOf(route: AppRoute): RouteObject {
  const { path } = route;
  if ('children' in route) return { path, element: contentOf(route), children: route.children.map(objectOf) };
  return path === '' ? { index: true, element: contentOf(route) } : { path, element: contentOf(route) };
}

function contentOf(route: AppRoute): ReactNode {
  if ('shell' in route) return <route.shell />;
  return (
    <>
      <PageTitle title={route.title()} />
      <route.page />
    </>
  );
}

/** A whole branch behind the sign-in, its own pieces loading inside. */
function guarded(route: AppRoute): ReactNode {
  const content = <PageBoundary>{contentOf(route)}</PageBoundary>;
  if (route.open) return content;
  return (
    <RequireSession>
      <UserGate>{content}</UserGate>
    </RequireSession>
  );
}
