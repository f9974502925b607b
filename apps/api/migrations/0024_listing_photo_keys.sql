ALTER TABLE "listing_photos" ADD COLUMN "submission_key" text;--> statement-breakpoint
ALTER TABLE "listing_photos" ADD CONSTRAINT "listing_photos_submission" UNIQUE("listing_id","submission_key");