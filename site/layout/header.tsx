import { getStarted, headerLinks } from "#content/navigation.ts";
import { useCurrentPath } from "#site/browser/current-path.ts";
import { Icon } from "#site/ui/icon.tsx";
import { Logo } from "./logo.tsx";
import { MenuButton, MobileMenu } from "./mobile-menu.tsx";
import { ResourcesMenu } from "./resources-menu.tsx";

export function Header() {
  const path = useCurrentPath();
  return (
    <>
      <header className="site-header">
        <div>
          <Logo />
          <nav className="nav" aria-label="Main">
            {headerLinks.map((link) => (
              <a key={link.to} href={link.to} aria-current={link.to === path ? "page" : undefined}>
                {link.label}
              </a>
            ))}
            <ResourcesMenu />
          </nav>
          <div className="site-header-end">
            <button
              type="button"
              className="iconb theme-button"
              data-set-theme="other"
              aria-label="Switch between light and dark"
            >
              <Icon name="sun" className="only-dark" />
              <Icon name="moon" className="only-light" />
            </button>
            <a className="btn btn-s" href={getStarted.to}>
              {getStarted.label}
            </a>
            <MenuButton />
          </div>
        </div>
      </header>
      <MobileMenu />
    </>
  );
}
