const anotherAddress = /,(?=postgres(?:ql)?:\/\/)/;
const scheme = /^(postgres(?:ql)?:\/\/)(?:([^/?#]*)@)?([^/?#@]*)([/?][^#]*)?$/;

/**
 * The addresses in one that names several servers as libpq does, `postgres://user@db-1:5432,db-2:5432/shop`: one for each,
 * in their order. Empty for what is no address of PostgreSQL.
 */
export function databaseAddresses(databaseUrl: string): string[] {
  const [, protocol, user, hosts, rest = ''] = scheme.exec(databaseUrl) ?? [];
  if (protocol === undefined) return [];
  const addresses = (hosts ?? '').split(',').map((host) => {
    const address = `${protocol}${user === undefined ? '' : `${user}@`}${host}${rest}`;
    if (!URL.canParse(address)) return undefined;
    const url = new URL(address);
    // libpq's word for what we always look for
    url.searchParams.delete('target_session_attrs');
    return url.href;
  });
  const isWhole = addresses.every((address) => address !== undefined);
  return isWhole ? addresses : [];
}

/**
 * The addresses of replicas: one or several addresses of PostgreSQL after commas, each as above. Empty when one of them is
 * none.
 */
export function replicaAddresses(text: string): string[] {
  const found = text.split(anotherAddress).map(databaseAddresses);
  // `db-2/shop,db-3` would be a database "shop,db-3"
  const isRead = (address: string): boolean => !new URL(address).pathname.includes(',');
  return found.every((some) => some.length > 0 && some.every(isRead)) ? found.flat() : [];
}
