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
