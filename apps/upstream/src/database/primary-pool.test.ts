import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, type PostgresServer } from '@shop/server/testing';
import { sql } from 'kysely';
import { wherePostgresIs } from '../testing/databases/where-postgres-is.ts';
import { connectPostgres } from './connection.ts';
import { databaseAddresses, replicaAddresses } from './database-addresses.ts';

it('an address that names several servers is read as libpq reads it', () => {
  expect(
    databaseAddresses('postgres://shop:p%40ss@db-1:5433,db-2,[::1]:5434/shop?target_session_attrs=read-write&a=b'),
  ).toEqual([
    'postgres://shop:p%40ss@db-1:5433/shop?a=b',
    'postgres://shop:p%40ss@db-2/shop?a=b',
    'postgres://shop:p%40ss@[::1]:5434/shop?a=b',
  ]);
  expect(databaseAddresses('postgresql://db/shop')).toEqual(['postgresql://db/shop']);
  for (const wrong of ['mysql://db/shop', 'db-1,db-2', 'postgres://db-1:x,db-2/shop', 'postgres://db-1,:5432/shop'])
    expect([wrong, databaseAddresses(wrong)]).toEqual([wrong, []]);
});

it('addresses of replicas are one with several hosts, or several', () => {
  expect(replicaAddresses('postgres://shop:a,b@db-2,db-3/shop,postgres://other@db-4/shop')).toEqual([
    'postgres://shop:a,b@db-2/shop',
    'postgres://shop:a,b@db-3/shop',
    'postgres://other@db-4/shop',
  ]);
  expect(replicaAddresses('postgres://db-2/shop,db-3')).toEqual([]);
});

wherePostgresIs(describe)('a connection to a server with a certificate', () => {
  let folder: string;
  let server: PostgresServer;
  const certificate = (host: string): string => {
    const at = join(folder, `${host}.pem`);
    const subject = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
    const files = ['-keyout', at.replace('.pem', '.key'), '-out', at];
    execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject, ...files], {
      stdio: 'ignore',
    });
    return at;
  };
  const versionOf = async (query: string): Promise<string> => {
    const connection = connectPostgres(`postgres://shop@localhost:${server.port}/postgres?${query}`);
    try {
      const { rows } = await sql<{ version: string }>`
        select version from pg_stat_ssl where pid = pg_backend_pid()`.execute(connection.db);
      return rows[0]!.version;
    } finally {
      await connection.close();
    }
  };

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'postgres-tls-'));
    // PostgreSQL runs as another user
    chmodSync(folder, 0o755);
    const pem = certificate('localhost');
    const key = pem.replace('.pem', '.key');
    if (process.getuid?.() === 0) execFileSync('chown', ['postgres', key]);
    chmodSync(key, 0o600);
    server = (await startPostgres({ settings: ['ssl=on', `ssl_cert_file=${pem}`, `ssl_key_file=${key}`] }))!;
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('is encrypted, and made to no server whose certificate another authority signed', async () => {
    const root = join(folder, 'localhost.pem');
    expect(await versionOf(`sslmode=verify-full&sslrootcert=${encodeURIComponent(root)}`)).toMatch(/^TLSv1\.[23]$/);
    const other = encodeURIComponent(certificate('other'));
    await expect(versionOf(`sslmode=verify-full&sslrootcert=${other}`)).rejects.toThrow('The database does not answer');
    await expect(versionOf('sslmode=verify-full')).rejects.toThrow('The database does not answer');
  });
});
