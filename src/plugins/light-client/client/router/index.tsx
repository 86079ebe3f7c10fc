/**
 * Stands in for `react-router`, `react-router-dom` 5.3 and `react-router-config` 5.1 in the browser, as far as Docusaurus
 * and its theme use them. The server bundle keeps the originals, whose markup this one's has to equal.
 *
 * Differs: routes have no parameters, links take no functions, and there are no legacy contexts or type checks at run
 * time. That is a fifth of the size.
 */
import React, {
  createContext,
  createElement,
  forwardRef,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import type { AnchorHTMLAttributes, ComponentType, ReactElement, ReactNode, Ref } from 'react';
import type { History, Location } from 'history';
import { createBrowserHistory, createLocation, createPath } from './history';
import { matchPath, matchRoutes, type Match, type Route as RouteConfig } from './match';

export { matchPath, matchRoutes };

interface RouterValue {
  readonly history: History;
  readonly location: Location;
}

const RouterContext = createContext<RouterValue | undefined>(undefined);

function useRouter(): RouterValue {
  const value = useContext(RouterContext);
  if (!value) throw new Error('There is no router around this component.');
  return value;
}

export const useHistory = (): History => useRouter().history;
export const useLocation = (): Location => useRouter().location;

/** Tells everything inside where the reader is. */
export function BrowserRouter({ children }: { readonly children: ReactNode }): ReactElement {
  const [history] = useState(createBrowserHistory);
  const [location, setLocation] = useState(history.location);
  useLayoutEffect(() => {
    // A component inside may have moved on while it was mounted.
    setLocation(history.location);
    return history.listen(setLocation);
  }, [history]);
  return <RouterContext.Provider value={{ history, location }}>{children}</RouterContext.Provider>;
}

interface RouteProps {
  readonly location?: Location;
  readonly render: () => ReactNode;
}

/** Lets everything inside see another location than the router's. */
export function Route({ location, render }: RouteProps): ReactElement {
  const router = useRouter();
  return (
    <RouterContext.Provider value={{ ...router, location: location ?? router.location }}>
      {render()}
    </RouterContext.Provider>
  );
}

export function Redirect({ to }: { readonly to: string | Partial<Location> }): null {
  const { history } = useRouter();
  useEffect(() => history.replace(to as string), [history, to]);
  return null;
}

interface RoutesProps {
  readonly routes: readonly RouteConfig[];
  readonly extra: object;
}

function Routes({ routes, extra }: RoutesProps): ReactElement | null {
  const { history, location } = useRouter();
  const [found] = matchRoutes(routes, location.pathname);
  if (!found) return null;
  const { route, match } = found;
  // A page is drawn anew, what stands around it stays.
  return createElement(
    route['component'] as ComponentType<object>,
    {
      key: route.path,
      history,
      location,
      match,
      ...extra,
      route,
    } as object,
  );
}

/** Draws the first of the routes that matches. */
export function renderRoutes(
  routes: readonly RouteConfig[] | undefined,
  extra: object = {},
): ReactElement | null {
  return routes ? <Routes routes={routes} extra={extra} /> : null;
}

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: string | Partial<Location>;
  readonly replace?: boolean;
  readonly innerRef?: Ref<HTMLAnchorElement>;
}

export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { to, replace, innerRef, onClick, target, ...rest },
  ref,
) {
  const { history, location } = useRouter();
  const destination = createLocation(to, location);
  const path = createPath(destination);
  return (
    // eslint-disable-next-line jsx-a11y/anchor-has-content -- the content is among the properties
    <a
      {...rest}
      target={target}
      href={path}
      ref={ref ?? innerRef}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || event.button !== 0 || (target && target !== '_self')) return;
        if (event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        // Going where one is makes no entry.
        if (replace || createPath(location) === path) history.replace(destination);
        else history.push(destination);
      }}
    />
  );
});

interface NavLinkProps extends LinkProps {
  readonly activeClassName?: string;
  readonly isActive?: (match: Match | null, location: Location) => boolean;
  readonly exact?: boolean;
  readonly strict?: boolean;
  readonly sensitive?: boolean;
}

/** A link that shows when the reader is there. */
export const NavLink = forwardRef<HTMLAnchorElement, NavLinkProps>(function NavLink(
  {
    activeClassName = 'active',
    className,
    isActive,
    exact,
    strict,
    sensitive,
    'aria-current': current = 'page',
    ...rest
  },
  ref,
) {
  const { location } = useRouter();
  const { pathname } = createLocation(rest.to, location);
  const match = matchPath(location.pathname, {
    path: pathname,
    ...(exact === undefined ? {} : { exact }),
    ...(strict === undefined ? {} : { strict }),
    ...(sensitive === undefined ? {} : { sensitive }),
  });
  const active = isActive ? isActive(match, location) : match !== null;
  return (
    <Link
      aria-current={(active && current) || undefined}
      className={active ? [className, activeClassName].filter(Boolean).join(' ') : className}
      {...rest}
      ref={ref}
    />
  );
});
