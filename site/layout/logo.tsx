import { company } from "#content/company.ts";

export function Logo() {
  return (
    <a className="logo" href="/">
      <svg viewBox="0 0 28 28" aria-hidden="true">
        <path className="logo-zone" d="M0 10h28v8H0z" />
        <path className="logo-wick" d="M14 1v26" />
        <path className="logo-body" d="M9 6.5h10v15H9z" />
      </svg>
      <span>{company.identity.productName}</span>
    </a>
  );
}
