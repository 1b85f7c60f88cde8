import { Skeleton } from '../../../components/Indicators.tsx';

/** A placeholder as high as a typical answer. */
export function ShipmentSkeleton() {
  return (
    <>
      <div class="section skeleton-section">
        <Skeleton shape="half" />
        <Skeleton shape="line" />
      </div>
      <div class="section skeleton-section">
        <Skeleton shape="half" />
        <Skeleton shape="line" />
      </div>
    </>
  );
}
