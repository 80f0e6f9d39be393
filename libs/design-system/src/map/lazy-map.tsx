import { Component, Suspense, type ReactNode } from 'react';
import { Notice } from '../notice/notice.tsx';
import styles from './world-map.module.css';

interface LazyMapProps {
  /** Shown until the map is loaded, in its room. */
  loading: ReactNode;
  /** Said in place of a map that cannot be loaded or drawn. */
  failedText: string;
  /** The map, a lazy component. */
  children: ReactNode;
}

/** A map that is loaded later. Whatever happens to it, the page around it stays: a list beside it says the same. */
export function LazyMap({ loading, failedText, children }: LazyMapProps) {
  return (
    <MapBoundary fallback={<Notice type="informative" title={failedText} />}>
      <Suspense fallback={<div className={styles.awaited}>{loading}</div>}>{children}</Suspense>
    </MapBoundary>
  );
}

class MapBoundary extends Component<{ fallback: ReactNode; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
