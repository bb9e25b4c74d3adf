import { readRoute, type Route } from './route';

/** Where the reader is; changes with the address bar and with links inside the hall. */
class Router {
  route = $state<Route>(readRoute(location.pathname, location.search, location.hash));

  constructor() {
    addEventListener('popstate', () => this.read());
    addEventListener('hashchange', () => this.read());
    document.addEventListener('click', (event) => this.follow(event));
  }

  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    this.read();
  }

  private read(): void {
    this.route = readRoute(location.pathname, location.search, location.hash);
  }

  /** Links to our own pages don't load the client again. */
  private follow(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = (event.target as Element | null)?.closest?.('a[href]') as HTMLAnchorElement | null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
