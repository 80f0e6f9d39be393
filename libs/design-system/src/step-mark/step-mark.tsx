import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './step-mark.module.css';

export type StepMarkProps = {
  /** The first is 1. */
  number: number;
  state: 'done' | 'current' | 'ahead';
};

/** Before the name of a step: its number, or a tick. The name says the rest; what is done is told to ears beside it. */
export function StepMark({ number, state }: StepMarkProps) {
  return (
    <span className={classNames(styles.mark, state === 'current' && styles.current)}>
      {state === 'done' ? <Icon name="check" size={16} /> : number}
    </span>
  );
}
