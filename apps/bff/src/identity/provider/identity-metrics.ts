import { Counter, Gauge, type Registry } from 'prom-client';

/** Reason for writing a part of a session. */
export type SessionWrite = 'created' | 'seen' | 'tokens' | 'ended';

export interface IdentityMetrics {
  signInStarted(kind: string): void;
  signInCompleted(): void;
  signInFailed(reason: string): void;
  refreshed(outcome: string): void;
  sessionWritten(what: SessionWrite): void;
  storeAnswered(): void;
  storeFailed(): void;
}

/** Metrics of sign-in. Labels are our own kinds and reasons, never personal data. */
export function createIdentityMetrics(registry: Registry): IdentityMetrics {
  const registers = [registry];
  const started = new Counter({
    name: 'bff_sign_ins_started_total',
    help: 'Ways to the identity provider begun, by kind: sign-in, reset, widget',
    labelNames: ['kind'],
    registers,
  });
  const completed = new Counter({ name: 'bff_sign_ins_completed_total', help: 'Sessions begun', registers });
  const failed = new Counter({
    name: 'bff_sign_ins_failed_total',
    help: 'Ways to the identity provider that ended otherwise, by reason',
    labelNames: ['reason'],
    registers,
  });
  const refreshes = new Counter({
    name: 'bff_token_refreshes_total',
    help: 'Tokens asked for by outcome: kept (a valid one was there), renewed, over (only signing in helps), identity_down, session_store_down',
    labelNames: ['outcome'],
    registers,
  });
  const writes = new Counter({
    name: 'bff_session_writes_total',
    help: 'Writes to the session store by what: created, seen, tokens, ended',
    labelNames: ['what'],
    registers,
  });
  const storeUp = new Gauge({
    name: 'bff_session_store_up',
    help: '1 when the session store answered last time',
    registers,
  });
  const storeFailures = new Counter({
    name: 'bff_session_store_failures_total',
    help: 'Steps in the session store that failed or took too long',
    registers,
  });
  return {
    signInStarted: (kind) => started.inc({ kind }),
    signInCompleted: () => completed.inc(),
    signInFailed: (reason) => failed.inc({ reason }),
    refreshed: (outcome) => refreshes.inc({ outcome }),
    sessionWritten: (what) => writes.inc({ what }),
    storeAnswered: () => storeUp.set(1),
    storeFailed() {
      storeUp.set(0);
      storeFailures.inc();
    },
  };
}
