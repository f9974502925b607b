ALTER TABLE "listing_photos" ADD COLUMN "shown_as" text;--> statement-breakpoint
UPDATE "listing_photos" SET "shown_as" = "key";--> statement-breakpoint
ALTER TABLE "listing_photos" ALTER COLUMN "shown_as" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_photos" ADD CONSTRAINT "listing_photos_shown_as_unique" UNIQUE("shown_as");
