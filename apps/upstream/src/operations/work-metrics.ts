import { Counter, Gauge, type Registry } from 'prom-client';
import { MailRefusedError, type Mailer } from '../mail/mailer.ts';
import type { JobOutcome } from '../outbox/work-outbox.ts';

export interface WorkMetrics {
  /** A round of a background worker has ended. */
  roundEnded: (worker: string, isDone: boolean) => void;
  jobEnded: (kind: string, outcome: JobOutcome) => void;
  /** The same mailer, its mails counted. */
  counted: (mailer: Mailer) => Mailer;
}

/** Metrics of what runs without a request. */
export function createWorkMetrics(registry: Registry): WorkMetrics {
  const registers = [registry];
  const rounds = new Counter({
    name: 'upstream_worker_rounds_total',
    help: 'Rounds of the background workers (outbox, reconciler, purge) by outcome: done, failed',
    labelNames: ['worker', 'outcome'],
    registers,
  });
  const lastRound = new Gauge({
    name: 'upstream_worker_last_round_timestamp_seconds',
    help: 'When the last round of a worker succeeded',
    labelNames: ['worker'],
    registers,
  });
  const jobs = new Counter({
    name: 'upstream_jobs_total',
    help: 'Jobs of the outbox that were run, by kind and outcome: done, abandoned, failed (tried again)',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  const mails = new Counter({
    name: 'upstream_mails_total',
    help: 'Mails by outcome: sent, refused (the recipient, for good), failed (tried again)',
    labelNames: ['outcome'],
    registers,
  });
  return {
    roundEnded(worker, isDone) {
      rounds.inc({ worker, outcome: isDone ? 'done' : 'failed' });
      if (isDone) lastRound.set({ worker }, Date.now() / 1_000);
    },
    jobEnded: (kind, outcome) => jobs.inc({ kind, outcome }),
    counted: (mailer) => ({
      senderName: mailer.senderName,
      async send(mail) {
        try {
          await mailer.send(mail);
        } catch (error) {
          mails.inc({ outcome: error instanceof MailRefusedError ? 'refused' : 'failed' });
          throw error;
        }
        mails.inc({ outcome: 'sent' });
      },
      close: () => mailer.close(),
    }),
  };
}
