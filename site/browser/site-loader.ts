type AddressRules = { createScriptURL: (address: string) => string };
type PolicyFactory = { createPolicy: (name: string, rules: AddressRules) => AddressRules };

let rules: AddressRules | undefined;

/**
 * The address of a script of this build, as a worker may load it. The content security policy takes such an address
 * only from the one Trusted Types policy that it names; browsers without Trusted Types take it as it is.
 */
export function ownScript(address: string): string {
  rules ??= trustedTypes()?.createPolicy("site-loader", onlyOurs) ?? onlyOurs;
  return rules.createScriptURL(address);
}

const onlyOurs: AddressRules = {
  createScriptURL(address) {
    const { origin, href } = new URL(address, location.href);
    if (origin !== location.origin) throw new TypeError(`${origin} is not this site`);
    return href;
  },
};

/** Not among TypeScript's own types yet. */
function trustedTypes(): PolicyFactory | undefined {
  return Reflect.get(globalThis, "trustedTypes");
}
