/**
 * Replaces `react-router`, `react-router-dom` 5.3, and `react-router-config` 5.1 in the browser, as far as Docusaurus
 * and its theme use them. The server bundle keeps the originals, whose markup this one has to match.
 *
 * Differs: routes have no parameters and aren't strict, a match says no more than that there is one, links take no
 * functions, and there are no legacy contexts or type checks at run time. That is a fifth of the size.
 */
import React, {
  createContext,
  createElement,
  forwardRef,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import type { AnchorHTMLAttributes, ComponentType, ReactElement, ReactNode, Ref } from 'react';
import type { History, Location } from 'history';
import { whenReadyToRender } from '../static-content/readyToRender';
import { follow } from './follow';
import { createBrowserHistory, createLocation, createPath } from './history';
import { matchPath, matchRoutes, type Route as RouteConfig } from './match';
import { currentPlace } from './query';

export { matchPath, matchRoutes };

const LocationContext = createContext<Location | undefined>(undefined);

export function useLocation(): Location {
  const location = useContext(LocationContext);
  if (!location) throw new Error('There is no router.');
  return location;
}

let historyOfTab: History | undefined;

/** The history of the tab. It never changes, not even when the page is rendered again from scratch. */
export const useHistory = (): History => (historyOfTab ??= createBrowserHistory());

/** Lets everything inside know where the reader is. */
export function BrowserRouter({ children }: { readonly children: ReactNode }): ReactElement {
  const history = useHistory();
  const [location, setLocation] = useState(history.location);
  useLayoutEffect(() => {
    // A component inside may have navigated while it was being mounted.
    setLocation(history.location);
    return history.listen((next) => {
      // If there's a preview, Preact renders once it's painted. If one will be loaded soon, Preact renders once it's visible.
      const seen = whenReadyToRender();
      if (seen) void seen.then(() => setLocation(history.location));
      else setLocation(next);
    });
  }, [history]);
  return <LocationContext.Provider value={location}>{children}</LocationContext.Provider>;
}

interface RouteProps {
  readonly location?: Location;
  readonly render: () => ReactNode;
}

/** Lets everything inside see a different location from the router's. */
export function Route({ location, render }: RouteProps): ReactElement {
  const current = useLocation();
  return (
    <LocationContext.Provider value={location ?? current}>{render()}</LocationContext.Provider>
  );
}

export function Redirect({ to }: { readonly to: string | Partial<Location> }): null {
  const history = useHistory();
  useEffect(() => history.replace(to as string), [history, to]);
  return null;
}

function Routes({ routes }: { readonly routes: readonly RouteConfig[] }): ReactElement | null {
  const history = useHistory();
  const location = useLocation();
  // Returns the same element for the same page, so that its surroundings can be rendered again without it.
  return useMemo(() => {
    const [found] = matchRoutes(routes, location.pathname);
    if (!found) return null;
    const { route } = found;
    // A new page is rendered from scratch, while its surroundings stay.
    return createElement(
      route['component'] as ComponentType<object>,
      { key: route.path, history, location, route } as object,
    );
  }, [routes, history, location]);
}

/** Renders the first of the routes that matches. */
export function renderRoutes(routes: readonly RouteConfig[] | undefined): ReactElement | null {
  return routes ? <Routes routes={routes} /> : null;
}

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: string | Partial<Location>;
  readonly replace?: boolean;
  readonly innerRef?: Ref<HTMLAnchorElement>;
}

export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { to, replace, innerRef, onClick, onTouchStart, target, ...rest },
  ref,
) {
  const history = useHistory();
  const destination = createLocation(to, history.location);
  const path = createPath(destination);
  return (
    // eslint-disable-next-line jsx-a11y/anchor-has-content -- the content is among the properties
    <a
      {...rest}
      // Docusaurus asks for the page then. While Preact listens to touches, the browser waits for it before it scrolls.
      onPointerDown={onTouchStart as (() => void) | undefined}
      target={target}
      href={path}
      ref={ref ?? innerRef}
      onClick={(event) => {
        onClick?.(event);
        if (target && target !== '_self') return;
        follow(
          event,
          history,
          destination,
          replace || window.location.pathname + currentPlace() === path,
        );
      }}
    />
  );
});

interface NavLinkProps extends LinkProps {
  readonly activeClassName?: string;
  readonly isActive?: (match: boolean, location: Location) => boolean;
  readonly exact?: boolean;
}

/** A link that shows when the reader is there. */
export const NavLink = forwardRef<HTMLAnchorElement, NavLinkProps>(function NavLink(
  {
    activeClassName = 'active',
    className,
    isActive,
    exact = false,
    'aria-current': current = 'page',
    ...rest
  },
  ref,
) {
  const location = useLocation();
  const { pathname } = createLocation(rest.to, location);
  const match = matchPath(location.pathname, { path: pathname, exact });
  const active = isActive ? isActive(match, location) : match;
  return (
    <Link
      aria-current={(active && current) || undefined}
      className={active ? [className, activeClassName].filter(Boolean).join(' ') : className}
      {...rest}
      ref={ref}
    />
  );
});
